import type { LucideIcon } from 'lucide-react';

/** A service as the pages beside home show it (product 3.1). */
export interface Service {
  id: string;
  icon: LucideIcon;
  title: string;
  description: string;
  features: readonly string[];
  /** The one that leads its section. */
  highlight: boolean;
}
