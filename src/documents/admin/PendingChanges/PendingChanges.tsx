import type { PlannedChange } from '#documents/data/documentEditor.ts';
import type { DocumentEditor } from '../useDocumentChanges.ts';
import { Alert } from '#design-system/components/Alert';
import { Button, SmallButton } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import type { Difference, DocumentDescription } from '../description.ts';
import { DocumentComparison } from '../DocumentComparison/DocumentComparison.tsx';
import { formatPlan, isEnd } from '../PlanDialog/PlanDialog.tsx';

export interface PendingChangesProps<Text> {
  /** Ce qui est en ligne et ce qui attend. */
  editor: DocumentEditor<Text>;
  /** Comment lire et comparer le document. */
  description: Pick<DocumentDescription<Text>, 'compare'>;
}

/**
 * Says that modifications wait beside what is online, when they go there, and what can be done with them; and what is planned besides.
 * Nothing while none wait: what was never on the site is a draft.
 */
export function PendingChanges<Text>({ editor, description }: PendingChangesProps<Text>) {
  const { online, pending, planned, isPending } = editor;
  const waits = online !== null && pending !== null;
  // When the pending text is the planned one, it is shown once.
  const isSame =
    planned !== null && pending !== null && description.compare(planned.text, pending).length === 0;
  return (
    <>
      {planned && !(waits && isSame && planned.problem === null) && (
        <PlannedText editor={editor} planned={planned} isInForm={isSame} description={description} />
      )}
      {waits && (
        <Alert
          title="Modifications en attente"
          action={
            <>
              <ShowDifferences
                label="Voir ce qui change"
                title="Ce qui change"
                description={
                  'De ce qui est en ligne à ce qui est enregistré\u00A0: ce qui est barré sera retiré, ce qui est souligné sera ajouté.'
                }
                differences={description.compare(online, pending)}
              />
              <Button size="small" variant="ghost" isDisabled={isPending} onClick={editor.discardChanges}>
                Abandonner les modifications
              </Button>
            </>
          }
        >
          <p>Elles sont enregistrées pour l’équipe. Le site montre encore le texte d’avant.</p>
          {planned && isSame && planned.problem === null && <p>{formatPlan(planned, true)}.</p>}
          {planned?.releaseName === null && !isEnd(planned) && !isSame && <p>{leftOut}</p>}
        </Alert>
      )}
    </>
  );
}

/** What is planned, where the form holds something else, and the way to look at it and to correct it. */
function PlannedText<Text>({
  editor,
  planned,
  isInForm,
  description,
}: PendingChangesProps<Text> & { planned: PlannedChange<Text>; isInForm: boolean }) {
  const { online, isPending } = editor;
  const { releaseName, problem, isInConflict } = planned;
  const differences = online === null || isInForm ? [] : description.compare(online, planned.text);
  const ends = isEnd(planned);
  const words = ends ? ofEnd : ofPlan;
  const title = problem === null ? formatPlan(planned, online !== null) : words.notDone;
  return (
    <Alert
      tone={problem !== null ? 'danger' : isInConflict ? 'warning' : 'info'}
      title={title}
      action={
        releaseName === null && (
          <>
            {differences.length > 0 && (
              <ShowDifferences
                label={`Voir ${words.what}`}
                title={`Ce${words.what.slice(2)}`}
                description={
                  'De ce qui est en ligne à ce qui le sera\u00A0: ce qui est barré sera retiré, ce qui est souligné sera ajouté.'
                }
                differences={differences}
              />
            )}
            {!isInForm && !ends && (
              <SmallButton isDisabled={isPending} onClick={editor.resumePlan}>
                Reprendre ce texte
              </SmallButton>
            )}
            {problem !== null && (
              <Button size="small" variant="ghost" isDisabled={isPending} onClick={editor.unplan}>
                {words.cancel}
              </Button>
            )}
          </>
        )
      }
    >
      {problem !== null ? (
        <p>
          {problem} {ends ? toPutRight.ofEnd : isInForm ? toPutRight.inForm : toPutRight.elsewhere}
        </p>
      ) : isInConflict ? (
        <p>{inConflict}</p>
      ) : (
        <p>
          {releaseName !== null ? inRelease : !ends ? unchanged : differences.length > 0 ? comesBack : leaves}
        </p>
      )}
    </Alert>
  );
}

function ShowDifferences({
  label,
  title,
  description,
  differences,
}: Record<'label' | 'title' | 'description', string> & { differences: readonly Difference[] }) {
  return (
    <Dialog
      title={title}
      size="large"
      description={description}
      trigger={<SmallButton>{label}</SmallButton>}
      footer={<Dialog.Close render={<Button variant="outline" />}>Fermer</Dialog.Close>}
    >
      <DocumentComparison differences={differences} />
    </Dialog>
  );
}

const ofPlan = {
  notDone: 'La mise à jour planifiée ne s’est pas faite.',
  what: 'ce qui est planifié',
  cancel: 'Annuler la planification',
};
const ofEnd = {
  notDone: 'La fin planifiée ne s’est pas faite.',
  what: 'ce qui revient',
  cancel: 'Annuler la fin',
};

const toPutRight = {
  ofEnd: 'Publiez vous-même ce qui doit y être, ou annulez cette fin.',
  inForm: 'Rien n’a changé sur le site. Corrigez ce texte, puis publiez-le ou planifiez-le de nouveau.',
  elsewhere:
    'Rien n’a changé sur le site. Reprenez ce texte, puis publiez-le ou planifiez-le de nouveau. Sinon, annulez cette planification.',
};

const inConflict =
  'Le même passage a changé en ligne depuis\u00A0: elle ne se fera pas d’elle-même. Reprenez ce texte, puis publiez-le ou planifiez-le de nouveau.';

const unchanged =
  'D’ici là, le site ne change que si quelqu’un y publie autre chose, que cette mise à jour n’efface pas\u00A0: elle n’apporte que ce qu’elle change elle-même.';

const comesBack = 'Alors, ce qui était en ligne avant revient. Ce que l’on y publie d’ici là reste.';

const leaves = 'Alors, le site redevient comme avant. Ce que l’on publie ici d’ici là part aussi.';

const inRelease =
  'D’ici là, le site ne change que si quelqu’un y publie autre chose. Ce qui est enregistré ici d’ici là en fait partie.';

const leftOut =
  'Ce qui a été enregistré depuis n’en fait pas partie\u00A0: planifiez de nouveau pour l’y mettre.';
