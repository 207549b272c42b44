import { createContext } from 'react';

/** The list, by its name in the form, that starts with a new blank item; undefined for none. */
export const AddToContext = createContext<string | undefined>(undefined);
