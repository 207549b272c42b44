import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { Button } from '#design-system/components/Button';
import { cleanLine } from '#data/text.ts';
import { z } from '#data/zod.ts';
import { siteAddresses } from '#documents/contents/addresses.ts';

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
  words: z.string().overwrite(cleanLine).trim(),
});

type LinkInput = z.infer<typeof linkSchema>;

/** Asks where a link leads, and for its words where none are selected. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [isLink] = useState(() => editor.isActive('link'));
  const [needsWords] = useState(() => editor.state.selection.empty && !editor.isActive('link'));
  const [present] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const input = usePersistedForm(`link/${present || 'new'}`, linkSchema, {
    defaultValues: { address: present, words: '' },
  });
  const pages = useId();

  const submit = ({ address, words }: LinkInput) => {
    putLink(editor, toLinkAddress(address) ?? '', needsWords ? words || address.trim() : undefined);
    return true;
  };

  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    input.markSaved();
    onClose();
  };

  return (
    <FormDialog
      form={input}
      title={isLink ? 'Modifier le lien' : 'Insérer un lien'}
      size="small"
      submitLabel={isLink ? 'Modifier' : 'Insérer'}
      actions={
        isLink && (
          <Button variant="danger" onClick={remove}>
            Retirer le lien
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
      finalFocus={() => {
        // The browser would put the caret where the text begins; ProseMirror puts it where it was.
        if (!editor.isDestroyed) editor.view.focus();
        return false;
      }}
      fields={[
        {
          name: 'address',
          label: 'Adresse',
          description: 'Une page du site, comme /contact, ou une adresse complète.',
          inputMode: 'url',
          spellCheck: false,
          list: pages,
        },
        needsWords && {
          name: 'words',
          label: 'Mots du lien',
          description: 'Ce que l’on lira; d’office, l’adresse.',
        },
      ]}
    >
      {/* What the field offers while somebody types. */}
      <datalist id={pages}>
        {siteAddresses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </FormDialog>
  );
}

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

/** What the site leaves of an address: other protocols lead nowhere there. */
const protocols = /^(?:https?:\/\/\S+|mailto:\S+@\S+)$/i;

/**
 * The address that a link gets from what was typed: a path of the site, a place in the page, an address of the web, of
 * a person. What has no protocol gets one; null is for what the site would not follow.
 */
function toLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (/^(?:\/(?!\/)|#)\S*$/.test(address) || protocols.test(address)) return address;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address)) return `mailto:${address}`;
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(address)) return `https://${address}`;
  return null;
}
