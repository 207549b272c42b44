import { createContext } from 'react';

/** What was typed into the forms of pages, by their paths: in memory, and gone with the document. */
export const TypedTextContext = createContext<Map<string, object> | undefined>(undefined);
