import type { ComponentType } from 'react';
import { theme } from '#theme/theme.ts';
import { ToolRoot } from './Scene.styles.ts';

const { scene: c } = theme;

/** A studio microphone on its stand. */
const Microphone = () => (
  <ToolRoot viewBox="520 90 168 244" aria-hidden focusable={false}>
    <rect x="556" y="98" width="96" height="150" rx="48" fill={c.frost} />
    <path stroke={c.blue} strokeWidth="6" d="M576 132h56M572 152h64M572 172h64" />
    <path fill={c.voice} d="M556 192h96v18h-96z" />
    <path stroke={c.mist} strokeWidth="10" d="M534 190q0 84 70 84t70-84M604 274v46" />
    <path fill={c.mist} d="M562 316h84v14h-84z" />
  </ToolRoot>
);

/** A film camera with its magazine. */
const Camera = () => (
  <ToolRoot viewBox="910 72 244 150" aria-hidden focusable={false}>
    <path fill={c.deep} d="M930 106h150q14 0 14 14v96H916v-96q0-14 14-14zM1094 142l56-28v108l-56-28z" />
    <path fill={c.blue} d="M944 78h60q30 0 30 28h-90zM916 206h178v14H916z" />
    <circle cx="976" cy="164" r="32" fill={c.ink} />
    <circle cx="976" cy="164" r="16" fill={c.mist} />
    <circle cx="1060" cy="130" r="8" fill={c.voice} />
  </ToolRoot>
);

/** A megaphone, and what leaves it. */
const Megaphone = () => (
  <ToolRoot viewBox="900 240 250 144" aria-hidden focusable={false}>
    <path fill={c.voice} d="M930 300l130-52v124l-130-40z" />
    <path fill={c.ember} d="M930 300l130-52v40l-130 30z" />
    <path fill={c.ink} d="M904 296h28v44h-28z" />
    <path stroke={c.ink} strokeWidth="12" d="M952 340l10 32h24l-6-24" />
    <ellipse cx="1060" cy="310" rx="14" ry="62" fill={c.rust} />
    <path stroke={c.ember} strokeWidth="9" d="M1096 292v36M1116 276v68M1136 288v44" />
  </ToolRoot>
);

/** A page with what was heard, month after month. */
const Report = () => (
  <ToolRoot viewBox="0 0 200 150" aria-hidden focusable={false}>
    <path fill={c.spruce} d="M34 16h120v130H34z" transform="rotate(5 94 80)" />
    <path fill={c.snow} d="M26 8h120v130H26z" />
    <path stroke={c.aurora} strokeWidth="6" d="M42 28h56M42 42h36" />
    <path stroke={c.spruce} strokeWidth="11" d="M48 122v-14M68 122v-26M88 122v-20M108 122v-42" />
    <path stroke={c.voice} strokeWidth="11" d="M128 122V64" />
    <path stroke={c.ink} strokeWidth="8" d="M150 138l38-62" />
    <path fill={c.ink} d="M142 148l4-16 10 6z" />
  </ToolRoot>
);

/** What each of the four trades works with, by the id of its card. */
export const tools: Readonly<Record<string, ComponentType>> = {
  podcast: Microphone,
  video: Camera,
  marketing: Megaphone,
  analytics: Report,
};
