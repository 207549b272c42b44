/** The services of the contact form (product: contact form), with their French names. */
export const contactServices = {
  podcast: 'Production de balado',
  video: 'Vidéo corporative',
  visual: 'Communication visuelle',
  strategy: 'Stratégie numérique',
  events: 'Événements et captation',
  coaching: 'Formation et coaching',
} as const;

/** How people call the service of a lead; what isn't of the form stays as it is. */
export const nameService = (service: string) =>
  Object.entries(contactServices).find(([key]) => key === service)?.[1] ?? service;

/** The service of the contact form that an estimate of the calculator is about. */
export const serviceOfEstimate = {
  podcast: 'podcast',
  video: 'video',
  marketing: 'strategy',
  complete: 'strategy',
} as const satisfies Record<string, keyof typeof contactServices>;
