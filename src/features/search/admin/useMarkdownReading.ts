import { useEffect } from 'react';
import { supabase } from '#data/supabase.ts';
import type { Json } from '#generated/database.types.ts';
import type { UnreadText } from './readMarkdownTexts.ts';

/**
 * Has an editor's browser read what texts in Markdown say for the search (`readMarkdownTexts`), each time that another screen opens:
 * beside a hosted project nothing else would. The embedded backend reads them by itself.
 */
export function useMarkdownReading(isEditor: boolean, screen: string) {
  useEffect(() => {
    if (!import.meta.env.VITE_SUPABASE_URL || !isEditor) return;
    import('./readMarkdownTexts.ts')
      .then(({ readMarkdownTexts }) =>
        readMarkdownTexts(async (read) => {
          const { data } = await supabase()
            .rpc('exchange_markdown_texts', { read: read as unknown as Json })
            .throwOnError();
          return data as UnreadText[];
        }),
      )
      // The next screen tries again.
      .catch(() => undefined);
  }, [isEditor, screen]);
}
