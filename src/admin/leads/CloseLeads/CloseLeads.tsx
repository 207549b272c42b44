import { useId, useState } from 'react';
import { type ClosedStage, closedStages, leadStages } from '#data/leads/lead.ts';
import { cleanLine } from '#data/text.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';
import { Stack } from '#design-system/primitives/Stack';

/** The longest reason. */
const REASON_LENGTH = 200;

/** How leads end. */
export type Closing = { stage: ClosedStage; lost_reason: string | null };

export interface CloseLeadsProps {
  /** Whose they are: « Camille Roy », « 3 demandes ». */
  subject: string;
  /** There are several. */
  isPlural?: boolean;
  /** How they end, where that is known already. */
  stage?: ClosedStage;
  isOpen: boolean;
  onClose: () => void;
  /** The dialog closes itself; it is up to the screen to say what became of it. */
  onChoose: (closing: Closing) => void;
}

const stages = closedStages.map((value) => ({ value, label: leadStages[value] }));

/** Asks how leads end: won, or lost and why. */
export function CloseLeads({ subject, isPlural = false, stage, isOpen, onClose, onChoose }: CloseLeadsProps) {
  const formId = useId();
  return (
    <Dialog
      title={stage === 'lost' ? 'Pourquoi est-elle perdue?' : 'Fermer'}
      description={subject}
      size="small"
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen) onClose();
      }}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {stage === 'lost'
              ? 'Marquer comme perdue'
              : isPlural
                ? 'Fermer les demandes'
                : 'Fermer la demande'}
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      {/* Begins anew each time. */}
      {isOpen && <ClosingForm formId={formId} stage={stage} isPlural={isPlural} onChoose={onChoose} />}
    </Dialog>
  );
}

type ClosingFormProps = Pick<CloseLeadsProps, 'stage' | 'onChoose'> & { formId: string; isPlural: boolean };

function ClosingForm({ formId, stage: known, isPlural, onChoose }: ClosingFormProps) {
  const [stage, setStage] = useState<ClosedStage | ''>(known ?? '');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const typed = cleanLine(reason).trim();
  const isMissing = stage === 'lost' && typed === '';
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (stage && !isMissing) onChoose({ stage, lost_reason: stage === 'lost' ? typed : null });
      }}
    >
      <Stack $gap={4}>
        {!known && (
          <Field
            label={isPlural ? 'Comment se terminent-elles?' : 'Comment se termine-t-elle?'}
            error={isTried && !stage ? 'Choisissez comment.' : undefined}
            isRequired
          >
            <Select
              items={stages}
              value={stage}
              placeholder="Gagnée ou perdue"
              onValueChange={(value) => setStage(value as ClosedStage)}
            />
          </Field>
        )}
        {stage === 'lost' && (
          <Field
            label="Raison"
            description="Budget, délai, autre agence… L’équipe la lit, et la personne si elle demande ce qui est conservé sur elle."
            error={isTried && isMissing ? 'Dites en quelques mots pourquoi.' : undefined}
            isRequired
          >
            <TextInput
              autoComplete="off"
              maxLength={REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
      </Stack>
    </form>
  );
}
