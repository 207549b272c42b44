const focusable =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [type="hidden"], [tabindex^="-"])';

/** A ref: text that scrolls and has nothing to stop at takes the focus itself, so that keys scroll it; text that comes later too. */
export function keepReadable(body: HTMLElement | null) {
  if (!body) return;
  const check = () => {
    if (body.scrollHeight > body.clientHeight && !body.querySelector(focusable)) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  check();
  const contents = new MutationObserver(check);
  contents.observe(body, { childList: true, subtree: true });
  const size = new ResizeObserver(check);
  size.observe(body);
  return () => {
    contents.disconnect();
    size.disconnect();
  };
}
