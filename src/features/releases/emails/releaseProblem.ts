import { formatMoment } from '../../../data/span.ts';
import { paths } from '../../../paths.ts';
import { type Email, toLine, writeEmail } from '../../../emails/email.ts';

/** What did not go online at its time, and why, as `private.present_data` says it. Moments are ISO 8601. */
export type ReleaseProblem = {
  releaseId: string;
  /** Of what goes online together; null for a change that was planned by itself. */
  name: string | null;
  /** The document of such a change, and what people call it: null for a section of the site. */
  document: string | null;
  title: string | null;
  dueAt: string;
  problem: string;
  /** It waits for somebody, and isn't tried again. */
  isStopped: boolean;
  /** What was to end then is still online. */
  isEnd: boolean;
};

/** To whoever planned it: what did not go online, why, and where it is put right. */
export function releaseProblem(
  { releaseId, name, document, title, dueAt, problem, isStopped, isEnd }: ReleaseProblem,
  siteUrl: string,
): Email {
  const called = toLine(name ?? title ?? '') || 'un contenu du site';
  const path = document === null ? paths.admin.release(releaseId) : paths.admin.content(document);
  return writeEmail({
    subject: `${isEnd ? 'Encore en ligne' : 'Pas en ligne'}\u00A0: ${called}`,
    preheader: problem,
    title: isEnd
      ? 'Ce qui devait se terminer est encore en ligne'
      : 'Ce qui était planifié n’est pas en ligne',
    paragraphs: [
      problem,
      isStopped
        ? isEnd
          ? 'Rien n’a changé sur le site. Publiez vous-même ce qui doit y être, ou annulez cette fin.'
          : 'Rien n’a changé sur le site. Reprenez le texte planifié, puis publiez-le ou planifiez-le de nouveau.'
        : 'Rien n’a changé sur le site. Un nouvel essai se fait chaque minute.',
    ],
    facts: [
      { label: isEnd ? 'Fin' : name === null ? 'Mise à jour' : 'Mise en ligne', value: called },
      { label: 'Prévue le', value: formatMoment(dueAt) },
    ],
    action: { label: 'Décider', url: `${siteUrl}${path}` },
    closing: [],
  });
}
