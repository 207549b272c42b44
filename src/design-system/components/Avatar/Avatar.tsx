import { pickFrom } from '../../primitives/Waveform/index.ts';
import { AvatarRoot } from './Avatar.styles.ts';

export interface AvatarProps {
  /** Le nom de la personne : ses initiales sont dessinées, ses lettres choisissent la couleur. */
  name: string;
  /** Le diamètre du rond. */
  size?: 'small' | 'medium' | 'large';
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

const tones = ['navy', 'signal', 'aurora', 'sand'] as const;

function initials(name: string) {
  const words = name.trim().split(/[\s-]+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
}

/** The initials of someone whose name stands beside it; hidden from assistive technology, for it repeats. */
export function Avatar({ name, size = 'medium', className }: AvatarProps) {
  return (
    <AvatarRoot
      className={className}
      aria-hidden
      data-size={size}
      data-tone={tones[pickFrom(name, tones.length)]}
    >
      {initials(name).toLocaleUpperCase('fr-CA')}
    </AvatarRoot>
  );
}
