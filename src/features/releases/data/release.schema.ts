import { incomplete } from '#days.ts';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import { cleanLine } from '#data/text.ts';
import { lineField } from '#data/textField.ts';
import { z } from '#data/zod.ts';

/** What a release is called. */
const releaseName = lineField(200, 'ce nom').min(1, 'Donnez un nom à cette mise en ligne.');

/** A release that is named, and nothing else yet. */
export const newReleaseSchema = z.object({ name: releaseName });

export type NewReleaseInput = z.infer<typeof newReleaseSchema>;

/**
 * The form of a release that was to go online at `savedDueAt`, which may have passed meanwhile; times are as clocks in Québec show
 * them, empty for none.
 */
export const toReleaseSchema = (savedDueAt: string) =>
  z.object({
    name: releaseName,
    ownerId: z.string(),
    dueAt: z.string().superRefine((dueAt, context) => {
      if (dueAt === '' || dueAt === savedDueAt) return;
      const message =
        dueAt === incomplete
          ? 'Choisissez un jour et une heure, ou videz ce champ.'
          : publishAtMistake(dueAt, Date.now());
      if (message) context.addIssue({ code: 'custom', message });
    }),
  });

export type ReleaseInput = z.infer<ReturnType<typeof toReleaseSchema>>;

/** In place of the id of a release, for one that is to be named. */
export const NEW_RELEASE = 'new';

/** An open release to choose by its id, or a new one, which is named. */
export const releaseChoiceSchema = z
  .object({ releaseId: z.string(), name: z.string().overwrite(cleanLine).trim() })
  .superRefine(({ releaseId, name }, context) => {
    if (releaseId !== NEW_RELEASE) return;
    const named = releaseName.safeParse(name);
    for (const { message } of named.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['name'], message });
  });

export type ReleaseChoice = z.infer<typeof releaseChoiceSchema>;
