import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Reply, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { RefusedSave } from '#admin/shell/forms/RefusedSave.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { useAbandon } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useSending } from '#admin/shell/forms/useSending.ts';
import { notices } from '#admin/shell/notices.ts';
import { DataError } from '#data/errors.ts';
import { invalidate } from '#data/queryClient.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { Menu } from '#design-system/components/Menu';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Cluster } from '#design-system/primitives/Cluster';
import { Stack } from '#design-system/primitives/Stack';
import { leadEventsQuery, sendReplyMutation } from '#features/requests/data/leadEvents.queries.ts';
import type { Lead } from '#features/requests/data/lead.ts';
import { leadReplySchema } from '#features/requests/data/leadValues.schema.ts';
import { useReplyTemplates } from '../replyTemplates.ts';
import { Unbroken } from './LeadPage.styles.ts';

export interface ReplyFormProps {
  lead: Pick<Lead, 'id' | 'first_name' | 'email'>;
  /** Opens at once: somebody came to answer. */
  isOpenAtFirst: boolean;
}

/**
 * Answers the person of a lead by e-mail: the button, and below it the text once it is pressed, or once something typed before a
 * reload is there again.
 */
export function ReplyForm({ lead, isOpenAtFirst }: ReplyFormProps) {
  const { user } = useAuth();
  const [isOpened, setIsOpened] = useState(isOpenAtFirst);
  const { form, send, isPending, failure, reload, forgetFailure } = useReply(lead.id, () =>
    setIsOpened(false),
  );
  const { register, setFocus, setValue, getValues, reset, formState } = form;
  const abandon = useAbandon(form);
  const isConflict = failure instanceof DataError && failure.kind === 'conflict';

  useEffect(() => {
    if (isOpened) setFocus('words');
  }, [isOpened, setFocus]);

  const giveUp = async () => {
    if (isPending || !(await abandon())) return;
    forgetFailure();
    reset({ words: '' });
    setIsOpened(false);
  };

  /** After what is typed, never in its place. */
  const add = (words: string) => {
    const typed = getValues('words').trimEnd();
    setValue('words', typed ? `${typed}\n\n${words}` : words, { shouldDirty: true });
    setFocus('words');
  };

  if (!isOpened && !form.isTyped) {
    return (
      <div>
        <Button size="small" variant="primary" iconStart={Reply} onClick={() => setIsOpened(true)}>
          Répondre
        </Button>
      </div>
    );
  }
  return (
    <form noValidate aria-label="Réponse" onSubmit={(event) => void send(event)}>
      <Stack $gap={3}>
        <RefusedSave error={failure} act={isConflict && { label: 'Recharger', run: () => void reload() }} />
        <RestoredNotice form={form} />
        <Field
          label="Votre réponse"
          description={
            <>
              À <Unbroken>{lead.email}</Unbroken>, de l’adresse de l’agence. Ce que la personne récrit arrive
              à <Unbroken>{user?.email}</Unbroken>, et non ici.
            </>
          }
          error={formState.errors.words?.message}
        >
          <TextArea rows={9} readOnly={isPending} {...register('words')} />
        </Field>
        <Cluster $gap={2}>
          <Button type="submit" size="small" variant="primary" iconStart={Send} isPending={isPending}>
            Envoyer
          </Button>
          <Templates firstName={lead.first_name} onChoose={add} />
          <Button size="small" variant="ghost" onClick={() => void giveUp()}>
            Annuler
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** What is typed, kept on the device until it has left, and what sends it. */
function useReply(leadId: string, onSent: () => void) {
  const client = useQueryClient();
  const { data: events } = useQuery(leadEventsQuery(leadId));
  const { mutateAsync } = useMutation(sendReplyMutation);
  const form = usePersistedForm(`lead-reply/${leadId}`, leadReplySchema, { defaultValues: { words: '' } });
  // The same as long as the words are: a repeated attempt makes no second answer.
  const sent = useRef<{ id: string; text: string }>(null);
  const sending = useSending(
    form,
    async ({ words: text }) => {
      if (sent.current?.text !== text) sent.current = { id: crypto.randomUUID(), text };
      const seen = events?.findLast(({ kind }) => kind === 'reply')?.id;
      await mutateAsync({ ...sent.current, lead_id: leadId, seen });
      sent.current = null;
      form.reset({ words: '' });
      return notices.replySent;
    },
    onSent,
  );

  return {
    form,
    ...sending,
    /** What a colleague has answered meanwhile. */
    reload: async () => {
      await invalidate(client, leadEventsQuery(leadId).queryKey);
      sending.forgetFailure();
      form.setFocus('words');
    },
  };
}

/** What the settings have for an answer to begin with, filled in for the person. Nothing where they have none. */
function Templates({ firstName, onChoose }: { firstName: string | null; onChoose: (words: string) => void }) {
  const templates = useReplyTemplates();
  if (templates.length === 0) return null;
  return (
    <Menu
      trigger={<SmallButton>Modèles</SmallButton>}
      items={templates.map(({ name, fill }) => ({ label: name, onSelect: () => onChoose(fill(firstName)) }))}
    />
  );
}
