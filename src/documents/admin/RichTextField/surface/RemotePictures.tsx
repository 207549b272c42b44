import type { Editor } from '@tiptap/core';
import { useState, useSyncExternalStore } from 'react';
import { copyRemotePicture, isRemotePicture } from '#features/media/admin/remotePicture.ts';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';

export interface RemotePicturesProps {
  editor: Editor;
  /** Pictures are on their way into the library. */
  isUploading: boolean;
  /** Takes the copy of the picture that stands at an address. */
  onCopied: (copy: File, address: string) => void;
}

/** The addresses of the text's pictures that stand on other sites, one a line. */
function remoteAddresses({ state: { doc } }: Editor): string {
  const found = new Set<string>();
  doc.descendants((node) => {
    const { src } = node.attrs as { src?: string | null };
    if (node.type.name === 'image' && src && isRemotePicture(src)) found.add(src);
  });
  return [...found].join('\n');
}

const getHosts = (addresses: readonly string[]) =>
  [...new Set(addresses.map((address) => new URL(address).host))].join(', ');

/** Says which pictures of the text stand on another site, and offers to bring them into the library. */
export function RemotePictures({ editor, isUploading, onCopied }: RemotePicturesProps) {
  const addresses = useSyncExternalStore(
    (callback) => {
      editor.on('update', callback);
      return () => editor.off('update', callback);
    },
    () => remoteAddresses(editor),
  )
    .split('\n')
    .filter(Boolean);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isCopying, setIsCopying] = useState(false);
  const offered = addresses.filter((address) => !refused.includes(address));
  const uncopied = addresses.filter((address) => refused.includes(address));

  const bring = async () => {
    setIsCopying(true);
    for (const address of offered) {
      const copy = await copyRemotePicture(address);
      if (copy) onCopied(copy, address);
      else setRefused((list) => [...list, address]);
    }
    setIsCopying(false);
  };

  return (
    <>
      {offered.length > 0 && (
        <Alert
          action={
            <SmallButton isPending={isCopying || isUploading} onClick={() => void bring()}>
              Ajouter à la médiathèque
            </SmallButton>
          }
        >
          {offered.length > 1
            ? `${offered.length} images sont sur d’autres sites (${getHosts(offered)}), qui peuvent les retirer.`
            : `Une image est sur un autre site (${getHosts(offered)}), qui peut la retirer.`}
        </Alert>
      )}
      {uncopied.length > 0 && (
        <Alert tone="warning" isAnnounced>
          {uncopied.length > 1
            ? `${uncopied.length} images n’ont pas pu être copiées (${getHosts(uncopied)}) : enregistrez-les sur votre appareil, puis déposez-les dans le texte. Elles y restent telles quelles en attendant.`
            : `Une image n’a pas pu être copiée (${getHosts(uncopied)}) : enregistrez-la sur votre appareil, puis déposez-la dans le texte. Elle y reste telle quelle en attendant.`}
        </Alert>
      )}
    </>
  );
}
