import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { template, text } from '@/lib/content/messages';
import { tables } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

type Props = {
  /** What was pasted before, so that nothing has to be done again. */
  pasted?: string | undefined;
};

/** A file, or cells from a sheet. Both are read on the server, so it works without script. */
export function OwnUpload({ pasted }: Props) {
  return (
    <form
      action={pathHere(routes.analysisOwnAnswer)}
      method="post"
      encType="multipart/form-data"
      className="own-upload"
    >
      <Field label={text('own-data.page.file')} hint={text('own-data.page.file-hint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            data-most-bytes={tables.MOST.bytes}
            data-too-large={template('own-data.page.too-large')}
            className={`${CONTROL} own-file`}
          />
        )}
      </Field>
      <Field label={text('own-data.page.paste')} hint={text('own-data.page.paste-hint')}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={8}
            defaultValue={pasted}
            autoComplete="off"
            spellCheck={false}
            className={`${CONTROL} own-paste`}
          />
        )}
      </Field>
      <div>
        <Button type="submit">{text('own-data.page.send')}</Button>
      </div>
    </form>
  );
}
