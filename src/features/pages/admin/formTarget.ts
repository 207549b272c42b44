import { paths } from '#paths.ts';

/** What the editor of a content does first: goes to a field (`services.0.title`), or adds an item to a list (`services`). */
export type FormTarget = { champ: string } | { ajouter: string };

/** The address of a content's editor that begins so. */
export const toFormTarget = (key: string, target: FormTarget) =>
  `${paths.admin.content(key)}?${new URLSearchParams(target).toString()}`;
