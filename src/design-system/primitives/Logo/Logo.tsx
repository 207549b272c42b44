import { barsPath } from '../Waveform/index.ts';
import { horn } from './horn.ts';
import { LogoRoot, Mark, Name } from './Logo.styles.ts';

export interface LogoProps {
  /** Le nom de l’entreprise. Sans lui, la marque seule, là où le nom est écrit à côté. */
  name?: string;
  /** La taille du logo. */
  size?: 'medium' | 'large';
}

const bars = horn.map((height, index) => ({ index, height }));

/** The five bars and the name, in the colours of the surface. Wrap it in the link to the home page. */
export function Logo({ name, size = 'medium' }: LogoProps) {
  return (
    <LogoRoot data-size={size}>
      <Mark viewBox="0 -2 40 36" aria-hidden focusable={false}>
        <path d={barsPath(bars.slice(0, -1), 8, 32)} />
        <path data-loud d={barsPath(bars.slice(-1), 8, 32)} />
      </Mark>
      {name && <Name>{name}</Name>}
    </LogoRoot>
  );
}
