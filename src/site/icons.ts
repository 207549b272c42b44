import {
  AudioLines,
  CalendarDays,
  Camera,
  ChartLine,
  ChartNoAxesColumn,
  Compass,
  GraduationCap,
  Headset,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Mic,
  Palette,
  PenLine,
  Radar,
  Scissors,
  Target,
  Video,
} from 'lucide-react';

/** The icons that a content may show, by the name that it holds: a closed set, since the browser loads all of them. */
export const icons = {
  mic: Mic,
  'audio-lines': AudioLines,
  video: Video,
  camera: Camera,
  scissors: Scissors,
  palette: Palette,
  'pen-line': PenLine,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  'calendar-days': CalendarDays,
  target: Target,
  compass: Compass,
  radar: Radar,
  'chart-line': ChartLine,
  'chart-columns': ChartNoAxesColumn,
  'graduation-cap': GraduationCap,
  headset: Headset,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;
