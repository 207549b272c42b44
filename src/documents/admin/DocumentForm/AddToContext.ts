import { createContext } from 'react';

/** The list, by its name in the form, that begins with one more item. */
export const AddToContext = createContext<string | undefined>(undefined);
