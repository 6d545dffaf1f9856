import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactWords } from './contact-words';
import type { LiveContactForm, LiveState } from './live-contact-form';

/** The part of the contact form that is loaded on first focus, its state, and how to load it. */
export function useLiveContactForm(words: ContactWords) {
  const loading = useRef<Promise<LiveContactForm>>(undefined);
  const [live, setLive] = useState<LiveContactForm>();
  const [state, setState] = useState<LiveState>({ sending: false });

  /** Loads the form's code once and registers the fields with it. */
  const goLive = () => {
    loading.current ??= import('./live-contact-form').then(({ createLiveContactForm }) => {
      const form = createLiveContactForm(words, setState);
      // Synchronous, so that the fields are registered before the visitor can submit.
      flushSync(() => setLive(form));
      return form;
    });
    // Loading failed, for example offline: the next focus retries.
    loading.current.catch(() => (loading.current = undefined));
    return loading.current;
  };

  /** Submits by script; if the form's code cannot be loaded, the browser posts the form natively. */
  const send = async (form: HTMLFormElement) => {
    try {
      await (await goLive()).submit(form);
    } catch {
      form.submit();
    }
  };

  return { live, state, goLive, send };
}
