const KEY = 'porte-voix-desk';

/** Whether somebody who may change the site is signed in on this device, as far as the back-office has noted: public pages know no session. */
export function hasDeskHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}

/** Notes it for the public pages. It gives no right: it only shows a way. */
export function noteDeskHint(isEditor: boolean) {
  try {
    if (isEditor) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Then there is no such way.
  }
}
