import { useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { type ClosedStage, closedStages, leadStages } from '#features/requests/data/lead.ts';
import { type ClosingInput, closingSchema } from '#features/requests/data/leadValues.schema.ts';

/** How leads end. */
export type Closing = { stage: ClosedStage; lost_reason: string | null };

export interface CloseLeadsProps {
  /** De qui : « Camille Roy », « 3 demandes ». */
  subject: string;
  /** Il y en a plusieurs. */
  isPlural?: boolean;
  /** La demande; aucune quand il y en a plusieurs. */
  leadId?: string | undefined;
  /** Comment elles se terminent, si on le sait déjà. */
  stage?: ClosedStage;
  /** La fenêtre se ferme. */
  onClose: () => void;
  /** Répond si elles sont closes : d’ici là, la fenêtre reste, avec ce qui est tapé. L’écran dit pourquoi sinon. */
  onChoose: (closing: Closing) => Promise<boolean>;
}

const stages = closedStages.map((value) => ({ value, label: leadStages[value] }));

/** Asks how leads end: won, or lost and why. */
export function CloseLeads({
  subject,
  isPlural = false,
  leadId = 'several',
  stage: known,
  onClose,
  onChoose,
}: CloseLeadsProps) {
  const form = usePersistedForm(`closing/${leadId}`, closingSchema, {
    defaultValues: { stage: known ?? '', reason: '' },
  });
  const stage = useWatch({ control: form.control, name: 'stage' });
  const close = isPlural ? 'Fermer les demandes' : 'Fermer la demande';

  const onSubmit = ({ stage: chosen, reason }: ClosingInput) =>
    chosen ? onChoose({ stage: chosen, lost_reason: chosen === 'lost' ? reason : null }) : false;
  return (
    <FormDialog
      form={form}
      title={known === 'lost' ? 'Pourquoi est-elle perdue?' : 'Fermer'}
      description={subject}
      size="small"
      submitLabel={known === 'lost' ? 'Marquer comme perdue' : close}
      onSubmit={onSubmit}
      onClose={onClose}
      fields={[
        !known && {
          name: 'stage',
          label: isPlural ? 'Comment se terminent-elles?' : 'Comment se termine-t-elle?',
          items: stages,
          placeholder: 'Gagnée ou perdue',
          isRequired: true,
        },
        stage === 'lost' && {
          name: 'reason',
          label: 'Raison',
          description:
            'Budget, délai, autre agence… L’équipe la lit, et la personne si elle demande ce qui est conservé sur elle.',
          isRequired: true,
        },
      ]}
    />
  );
}
