import { Choices } from '@/components/analysis/choices';
import { tables, type analyses, type questions, type Library } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** The id of the form, for buttons that stand outside of it. */
export const OWN_FORM = 'own-form';

type Props = {
  library: Library;
  fields: analyses.Fields;
  carried: readonly tables.CarriedSeries[];
  problems?: readonly questions.FieldProblem[];
};

/** The form of choices with series that the reader brought, which it carries along. What it sends is in no address. */
export function OwnChoices({ library, fields, carried, problems }: Props) {
  return (
    <form
      id={OWN_FORM}
      action={pathHere(routes.analysisOwnAnswer)}
      method="post"
      encType="multipart/form-data"
      data-ask
      autoComplete="off"
      className="ask-choices"
    >
      {carried.map((series, i) => (
        <input key={i} type="hidden" name={tables.CARRIED_FIELD} value={JSON.stringify(series)} />
      ))}
      <Choices library={library} fields={fields} problems={problems} />
    </form>
  );
}
