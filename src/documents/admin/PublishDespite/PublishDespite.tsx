import { useId, useRef } from 'react';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import type { SaveIntent } from '#documents/data/documentTexts.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import type { Finding, Place } from '#documents/admin/checks/finding.ts';
import { FindingList, formatCounts } from '#documents/admin/checks/ChecksCard/ChecksCard.tsx';
import { cleanText } from '#data/text.ts';
import { z } from '#data/zod.ts';

export interface PublishDespiteProps {
  /** Ce que l’on publie : un document ou une mise en ligne, par sa clé. */
  subject: string;
  /** Comment le texte devait paraître; `null` quand la fenêtre est fermée. */
  intent: SaveIntent | null;
  /** Les erreurs trouvées. */
  errors: readonly Finding[];
  /** Le nom d’un champ dans le formulaire. */
  getLabel: (field: string) => string;
  /** Revient au texte pour le corriger. */
  onCorrect: () => void;
  /** La question n’est plus devant. */
  onGoTo: (place: Place) => void;
  /** Répond si la raison n’est plus utile. */
  onPublish: (reason: string) => Promise<boolean>;
}

const words = {
  save: 'Enregistrer',
  publish: 'Publier',
  plan: 'Planifier',
} as const satisfies Record<SaveIntent, string>;

/**
 * Asks why something is published in spite of errors (product: publishing in spite of errors). Stays mounted: what is typed is there again when
 * the question comes back.
 */
export function PublishDespite({
  subject,
  intent,
  errors,
  getLabel,
  onCorrect,
  onGoTo,
  onPublish,
}: PublishDespiteProps) {
  const formId = useId();
  /** Where to go once the window is closed. */
  const place = useRef<Place>(null);
  const form = usePersistedForm(`publish-reason/${subject}`, publishReasonSchema, {
    defaultValues: { reason: '' },
  });
  const { register, handleSubmit, reset, letPass, formState } = form;
  const verb = words[intent ?? 'publish'];

  const publish = handleSubmit(async ({ reason }) => {
    // The first publication of a new document leads to its own address: the typed reason must not keep the person from going there.
    letPass();
    if (await onPublish(reason)) reset();
  });

  return (
    <Dialog
      title={`${verb} malgré ${formatCounts(errors) || 'des erreurs'}?`}
      description="Les visiteurs verront ce que voici. La raison est gardée avec cette version."
      isOpen={intent !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCorrect();
      }}
      finalFocus={() => {
        if (!place.current) return true;
        onGoTo(place.current);
        place.current = null;
        return false;
      }}
      footer={
        <>
          <Button variant="primary" onClick={onCorrect}>
            Corriger
          </Button>
          <Button type="submit" form={formId} variant="outline">
            {verb} quand même
          </Button>
        </>
      }
    >
      <FindingList
        severity="error"
        findings={errors}
        getLabel={getLabel}
        onGoTo={(chosen) => {
          place.current = chosen;
          onCorrect();
        }}
      />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // React passes the event on to a form around the dialog, if there is one, which would be submitted too.
          event.stopPropagation();
          void publish(event);
        }}
      >
        <RestoredNotice form={form} />
        <Field label="Raison" isRequired error={formState.errors.reason?.message}>
          <TextArea rows={2} {...register('reason')} />
        </Field>
      </form>
    </Dialog>
  );
}

/** Why an article is published in spite of errors (product: publishing in spite of errors): the revision keeps it. */
const publishReasonSchema = z.object({
  reason: z
    .string()
    .overwrite(cleanText)
    .trim()
    .refine((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= 3, 'Dites pourquoi, en trois lettres au moins.')
    .max(500, 'Raccourcissez cette raison : 500 caractères au plus.'),
});
