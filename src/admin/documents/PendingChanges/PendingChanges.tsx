import type { DocumentEditor } from '#data/documents/documentEditor.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import type { DocumentDescription } from '../description.ts';
import { DocumentComparison } from '../DocumentComparison/index.ts';
import { formatPlan } from '../PlanChange/index.ts';

export interface PendingChangesProps<Text> {
  editor: DocumentEditor<Text>;
  description: Pick<DocumentDescription<Text>, 'compare'>;
}

/**
 * Says that modifications wait beside what is online, when they go there, and what can be done with them. Nothing while none wait:
 * what was never on the site is a draft.
 */
export function PendingChanges<Text>({ editor, description }: PendingChangesProps<Text>) {
  const { online, pending, planned, isPending } = editor;
  const planning = planned && formatPlan(planned, online !== null);
  if (online === null || pending === null) {
    return planning && <Alert title={planning}>Le site ne change pas d’ici là.</Alert>;
  }
  const differences = description.compare(online, pending);
  const isLeftOut = planned !== null && description.compare(planned.text, pending).length > 0;
  return (
    <Alert
      title="Modifications en attente"
      action={
        <>
          <Dialog
            title="Ce qui change"
            size="large"
            description={
              'De ce qui est en ligne à ce qui est enregistré\u00A0: ce qui est barré sera retiré, ce qui est souligné sera ajouté.'
            }
            trigger={
              <Button size="small" variant="outline">
                Voir ce qui change
              </Button>
            }
            footer={<Dialog.Close render={<Button variant="outline" />}>Fermer</Dialog.Close>}
          >
            <DocumentComparison differences={differences} />
          </Dialog>
          <Button size="small" variant="ghost" isDisabled={isPending} onClick={editor.discardChanges}>
            Abandonner les modifications
          </Button>
        </>
      }
    >
      <p>Elles sont enregistrées pour l’équipe. Le site montre encore le texte d’avant.</p>
      {planning && <p>{planning}.</p>}
      {isLeftOut && <p>{leftOut}</p>}
    </Alert>
  );
}

const leftOut =
  'Ce qui a été enregistré depuis n’en fait pas partie\u00A0: planifiez de nouveau pour l’y mettre.';
