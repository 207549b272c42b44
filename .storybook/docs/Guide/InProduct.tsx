import { getIndexEntries } from './indexEntries.ts';
import { LivingStory } from './LivingStory.tsx';

export type InProductProps = {
  /** The folder of the piece below `src`, and the end of the story’s id: `features/media/admin/MediaPage#empty`. */
  of: string;
  height?: string;
};

/** An example from the product itself: one of its stories, found by its folder, whatever it is called. */
export function InProduct({ of, height }: InProductProps) {
  const [folder, story] = of.split('#');
  const found = Object.entries(getIndexEntries()).find(
    ([id, entry]) =>
      entry?.type === 'story' && entry.importPath.startsWith(`./src/${folder}/`) && id.endsWith(`--${story}`),
  );
  return found ? <LivingStory of={found[0]} height={height} /> : <p>{of}</p>;
}
