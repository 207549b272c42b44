import { noop, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { RefusedSave } from '#admin/shell/forms/RefusedSave.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useSending } from '#admin/shell/forms/useSending.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { notices } from '#admin/shell/notices.ts';
import { retryEmailMutation } from '#data/emails/failedEmail.queries.ts';
import { formatDay } from '#data/formats.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { leadSources, leadStages } from '#features/requests/data/lead.ts';
import {
  addNoteMutation,
  type LeadEvent,
  leadEventsQuery,
} from '#features/requests/data/leadEvents.queries.ts';
import { formatCurrency } from '#features/requests/data/roi.ts';
import { leadNoteSchema } from '#features/requests/data/leadValues.schema.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Alert } from '#design-system/components/Alert';
import { Button, SmallButton } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { Lines, Note } from './LeadPage.styles.ts';

export interface ThreadCardProps {
  leadId: string;
  canAdd: boolean;
}

/** What happened with a lead, in its order: notes, answers and whether they left, what became of it; and a field for one more note. */
export function ThreadCard({ leadId, canAdd }: ThreadCardProps) {
  const query = useQuery(leadEventsQuery(leadId));
  const { data: events } = query;
  return (
    <FormCard aria-labelledby="fil">
      <h2 id="fil">Fil de la demande</h2>
      <LoadError title="Impossible de charger le fil." query={query} />
      {events && events.length > 0 && (
        <Lines>
          {events.map((event) => (
            <li key={event.id}>
              <Text isNote>
                {`${what[event.kind]}${formatPerson(event.author_name)}, le ${formatQuebecTime(event.created_at)}`}
              </Text>
              {event.kind === 'change' ? <p>{describeChange(event.changes)}</p> : <Note>{event.text}</Note>}
              {event.kind === 'reply' && <Delivery reply={event} canRetry={canAdd} />}
            </li>
          ))}
        </Lines>
      )}
      {events?.length === 0 && <Text isNote>Rien encore.</Text>}
      {canAdd && <NoteForm leadId={leadId} />}
    </FormCard>
  );
}

const what = { note: 'Note de ', reply: 'Réponse de ', change: '' } as const satisfies Record<
  LeadEvent['kind'],
  string
>;

/** What a change made of a lead: « Étape : En discussion · Prochaine étape : rappeler, 20 novembre 2026 ». */
function describeChange({ source, ...changes }: Extract<LeadEvent, { kind: 'change' }>['changes']) {
  const { stage, lost_reason, next_step, next_step_on, amount } = changes;
  const step = [next_step, next_step_on && formatDay(next_step_on)].filter(Boolean).join(', ');
  return [
    source && `Demande inscrite\u00A0: ${leadSources[source]}`,
    stage && `Étape\u00A0: ${leadStages[stage]}${lost_reason ? `, ${lost_reason}` : ''}`,
    !stage && lost_reason && `Raison\u00A0: ${lost_reason}`,
    ('next_step' in changes || 'next_step_on' in changes) && `Prochaine étape\u00A0: ${step || 'aucune'}`,
    'amount' in changes && `Montant\u00A0: ${amount ? formatCurrency(amount) : 'aucun'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whether an answer has left, and why not; editors have it sent again. */
function Delivery({
  reply: { sent_at, failure },
  canRetry,
}: {
  reply: Extract<LeadEvent, { kind: 'reply' }>;
  canRetry: boolean;
}) {
  const { mutateAsync: retry, isPending } = useMutation(retryEmailMutation);
  const client = useQueryClient();
  const showToast = useToast();
  if (sent_at || !failure) {
    return (
      <Text isNote isAnnounced>
        {sent_at ? `Partie le ${formatQuebecTime(sent_at)}.` : 'Elle part dans un instant.'}
      </Text>
    );
  }
  const onRetry = () =>
    retry(failure.email_id)
      .then(() => showToast(notices.emailRetried), noop)
      .then(() => invalidate(client, queryKeys.leads));
  return (
    <Alert
      tone="danger"
      action={
        canRetry && (
          <SmallButton isPending={isPending} onClick={() => void onRetry()}>
            Renvoyer
          </SmallButton>
        )
      }
    >
      {`Cette réponse n’est pas partie\u00A0: ${failure.reason}${failure.next_try_at ? ` Prochain essai le ${formatQuebecTime(failure.next_try_at)}.` : ''}`}
    </Alert>
  );
}

function NoteForm({ leadId }: Pick<ThreadCardProps, 'leadId'>) {
  const { mutateAsync: add } = useMutation(addNoteMutation);
  const form = usePersistedForm(`lead-note/${leadId}`, leadNoteSchema, { defaultValues: { note: '' } });
  // The same as long as the words are: a repeated attempt makes no second note.
  const sent = useRef<{ id: string; text: string }>(null);
  const { send, isPending, failure, forgetFailure } = useSending(form, async ({ note: text }) => {
    if (sent.current?.text !== text) sent.current = { id: crypto.randomUUID(), text };
    await add({ ...sent.current, lead_id: leadId });
    sent.current = null;
    form.reset();
    return notices.noteAdded;
  });

  return (
    <form noValidate aria-label="Nouvelle note" onSubmit={(event) => void send(event)}>
      <Stack $gap={3}>
        <RefusedSave error={failure} />
        <RestoredNotice form={form} />
        <Field
          label="Ajouter une note"
          description="L’équipe la lit, et la personne si elle demande ce qui est conservé sur elle."
          error={form.formState.errors.note?.message}
        >
          <TextArea rows={3} readOnly={isPending} {...form.register('note', { onChange: forgetFailure })} />
        </Field>
        <div>
          <Button type="submit" size="small" isPending={isPending} pendingLabel="Enregistrement...">
            Ajouter la note
          </Button>
        </div>
      </Stack>
    </form>
  );
}
