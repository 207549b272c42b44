import { zodResolver } from '@hookform/resolvers/zod';
import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { useAbandon } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { z } from '#data/zod.ts';
import { siteAddresses } from '#documents/contents/addresses.ts';
import { DialogForm } from './FormatBar.styles.ts';
import { toLinkAddress } from './linkAddress.ts';

export interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

const linkSchema = z.object({
  address: z
    .string()
    .refine(
      (address) => toLinkAddress(address) !== null,
      'Écrivez une adresse qui commence par https://, ou celle d’une page du site, comme /contact.',
    ),
  words: z.string().trim(),
});

type LinkInput = z.infer<typeof linkSchema>;

/** Asks where a link leads, and for its words where none are selected. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [isLink] = useState(() => editor.isActive('link'));
  const [needsWords] = useState(() => editor.state.selection.empty && !editor.isActive('link'));
  const [present] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const input = usePersistedForm<LinkInput>(`link/${present || 'new'}`, {
    resolver: zodResolver(linkSchema),
    defaultValues: { address: present, words: '' },
  });
  const abandon = useAbandon(input);
  const form = useId();
  const pages = useId();

  const submit = ({ address, words }: LinkInput) => {
    putLink(editor, toLinkAddress(address) ?? '', needsWords ? words || address.trim() : undefined);
    input.markSaved();
    onClose();
  };

  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    input.markSaved();
    onClose();
  };

  const onLeave = async () => {
    if (await abandon()) onClose();
  };

  return (
    <Dialog
      title={isLink ? 'Modifier le lien' : 'Insérer un lien'}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) void onLeave();
      }}
      finalFocus={() => {
        // The browser would put the caret where the text begins; ProseMirror puts it where it was.
        if (!editor.isDestroyed) editor.view.focus();
        return false;
      }}
      size="small"
      footer={<Footer form={form} isLink={isLink} onRemove={remove} />}
    >
      <DialogForm
        id={form}
        noValidate
        onSubmit={(event) => {
          // React would hand it on to the article's own form.
          event.stopPropagation();
          void input.handleSubmit(submit)(event);
        }}
      >
        <RestoredNotice form={input} />
        <Field
          label="Adresse"
          description="Une page du site, comme /contact, ou une adresse complète."
          error={input.formState.errors.address?.message}
        >
          <TextInput
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            list={pages}
            {...input.register('address')}
          />
        </Field>
        <PagesOfSite id={pages} />
        {needsWords && (
          <Field label="Mots du lien" description="Ce que l’on lira; d’office, l’adresse.">
            <TextInput autoComplete="off" {...input.register('words')} />
          </Field>
        )}
      </DialogForm>
    </Dialog>
  );
}

const Footer = ({ form, isLink, onRemove }: { form: string; isLink: boolean; onRemove: () => void }) => (
  <>
    <Button type="submit" form={form} variant="primary">
      {isLink ? 'Modifier' : 'Insérer'}
    </Button>
    <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
    {isLink && (
      <Button variant="danger" onClick={onRemove}>
        Retirer le lien
      </Button>
    )}
  </>
);

/** Makes a link of what is selected, or changes the one at the caret; of words of its own where they are given. */
function putLink(editor: Editor, href: string, words: string | undefined) {
  const chain = editor.chain();
  if (words === undefined)
    chain.extendMarkRange('link').updateAttributes('link', { reference: null }).setLink({ href }).run();
  else
    chain
      .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
      .unsetMark('link')
      .run();
}

/** What the field offers while somebody types. */
const PagesOfSite = ({ id }: { id: string }) => (
  <datalist id={id}>
    {siteAddresses.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </datalist>
);
