import { useToast } from '#design-system/components/Toast';
import { notices } from './notices.ts';

/** Puts a text on the clipboard, and says so, or where else it can be found. */
export function useCopy(what: 'address' | 'calendar' | 'invitation' | 'preview' | 'proposal') {
  const showToast = useToast();
  // `navigator.clipboard` is absent where the site isn't served over https: within the promise, that is a failure like others.
  return (text: string) =>
    Promise.resolve(text)
      .then((copied) => navigator.clipboard.writeText(copied))
      .then(
        () => showToast(notices[`${what}Copied`]),
        () => showToast(notices[`${what}NotCopied`]),
      );
}
