import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { AddressAgain, NameAgain } from '@/components/account/account-again';
import { NomineeAgain, type NomineeResult } from '@/components/account/nominee-again';
import { WordsAgain } from '@/components/saved/words-again';
import { ContactAgain } from '@/components/sections/contact/contact-again';
import {
  RequestAgain,
  RequestStored,
  type RequestResult,
} from '@/components/sections/requests/request-again';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import { text } from '@/lib/content/messages';
import { formProblem, formResult, type FormProblem } from '@/lib/platform/http/form-page';
import { pageMetadata } from '@/lib/web/metadata';
import { formNamed, PAGES_OF_FORMS, routes, type FormAgainName } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

type Props = InLanguage<{ form: string }>;

type Again = {
  title: () => string;
  again: (problem: FormProblem) => ReactElement;
  result?: () => ReactElement | undefined;
};

const FORMS: Readonly<Record<FormAgainName, Again>> = {
  contact: {
    title: () => text('contact.title'),
    again: (problem) => <ContactAgain problem={problem} />,
  },
  request: {
    title: titleOfRequest,
    again: (problem) => <RequestAgain fields={problem.fields} problem={problem} />,
    result: () => {
      const result = formResult<RequestResult>();
      return (
        result &&
        (result.step === 'code' ? <RequestAgain fields={result.fields} /> : <RequestStored {...result} />)
      );
    },
  },
  nominee: {
    title: () => text('requests.nominee.title'),
    again: (problem) => <NomineeAgain fields={problem.fields} problem={problem} />,
    result: () => {
      const result = formResult<NomineeResult>();
      return result && <NomineeAgain fields={result.fields} sentTo={result.email} />;
    },
  },
  name: {
    title: () => text('account.name.title'),
    again: (problem) => <NameAgain problem={problem} />,
  },
  address: {
    title: () => text('account.address.title'),
    again: (problem) => <AddressAgain problem={problem} />,
  },
  saved: {
    title: () => text('saved.again.title'),
    again: (problem) => <WordsAgain problem={problem} />,
  },
};

function titleOfRequest(): string {
  if (formResult<RequestResult>()?.step === 'stored') return text('requests.stored.title');
  const problem = formProblem();
  return text(problem && problem.fields.otp === undefined ? 'requests.title' : 'requests.code.title');
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await renderInLanguage(props);
  const form = await formOf(props);
  const name = FORMS[form].title();
  // What a screen reader says first.
  const title = formProblem() ? text('errors.form-again', { name }) : name;
  return pageMetadata({ path: routes.formAgain(form), title, description: title, noindex: true });
}

/**
 * The response to a form that its handler could not redirect: nothing of it is in an address, a cookie or
 * storage.
 */
export default async function FormAgainPage(props: Props) {
  const form = await formOf(props);
  await renderInLanguage(props, routes.formAgain(form));
  const { again, result } = FORMS[form];
  const problem = formProblem();
  return (
    <>
      {(problem ? again(problem) : result?.()) ?? redirect(pathHere(PAGES_OF_FORMS[form]))}
      <TranslationNote path={PAGES_OF_FORMS[form]} />
    </>
  );
}

async function formOf({ params }: Props): Promise<FormAgainName> {
  return formNamed((await params).form) ?? notFound();
}
