import { paths } from '#paths.ts';
import { theme } from '#theme/theme.ts';

/** Where the back-office changes what is read at an address (`AtAddress`). */
const toEditor = (pathname: string) =>
  `${paths.admin.pages}?${new URLSearchParams({ adresse: pathname }).toString()}`;

const isPublic = (pathname: string) => !/^\/(?:admin|auth|apercu)(?:\/|$)/.test(pathname);

const look: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetBlockEnd: theme.space[4],
  insetInlineStart: theme.space[4],
  zIndex: theme.zIndex.sticky,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  border: '1px solid currentcolor',
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  fontSize: theme.text.small,
  fontWeight: theme.weight.semibold,
};

/** Puts « Modifier cette page » on the public pages, for whoever may change them. It follows the address. */
export function showEditLink() {
  const room = document.createElement('aside');
  room.setAttribute('aria-label', 'Administration');
  room.dataset.floating = '';
  const link = document.createElement('a');
  link.textContent = 'Modifier cette page';
  Object.assign(link.style, look);
  room.append(link);
  const follow = () => {
    link.href = toEditor(location.pathname);
    room.hidden = !isPublic(location.pathname);
  };
  follow();
  // What a browser doesn't tell of is looked at when the link is used.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', follow);
  for (const type of ['pointerdown', 'focus']) link.addEventListener(type, follow);
  document.body.append(room);
}
