import type { LucideIcon } from 'lucide-react';

/** A service as the pages beside home show it (specification, section 3). */
export interface Service {
  id: string;
  icon: LucideIcon;
  title: string;
  description: string;
  features: readonly string[];
  /** The one that leads its section. */
  highlight: boolean;
}
