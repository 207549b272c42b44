import { refuse } from '#data/errors.ts';
import { supabase } from '#data/supabase.ts';
import type { MediaItem } from './media.ts';

/** What is read of a medium. */
export const columns =
  'id,title,file_path,file_name,file_size,mime_type,alt_text,description,width,height,focal_x,focal_y,variants,duration,waveform,loudness,true_peak,digest,former_files,uploaded_by,created_at,updated_at,profiles(first_name,last_name)';

/** A medium as the library has it now. */
export async function fetchMedium(id: string): Promise<MediaItem> {
  const { data } = await supabase().from('media_library').select(columns).eq('id', id).throwOnError();
  return data[0] ?? refuse();
}
