import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { standIns } from '../standIns.ts';
import { createTextEditor, type TextEditor, type TextEditorOptions } from './createTextEditor.ts';

export interface SurfaceOptions extends Omit<TextEditorOptions, 'element'> {
  /** The field that the surface stands for. */
  name: string;
  /** Takes the focus as soon as it is there. */
  hasFocus: boolean;
  /** Told of the editor when it is there, and when it is gone. */
  onEditor: (editor: TextEditor | null) => void;
}

/** Makes the editor of a source in an element. In a layout effect: the surface, its name and its bar appear in the same frame. */
export function useTextEditor(element: RefObject<HTMLElement | null>, options: SurfaceOptions) {
  const { source } = options;
  const latest = useEffectEvent(() => options);
  useLayoutEffect(() => {
    if (!element.current) return;
    const { name, hasFocus, onEditor } = latest();
    const created = createTextEditor({
      element: element.current,
      source,
      onLink: () => latest().onLink(),
      onToolbar: () => latest().onToolbar(),
      onMarkdown: () => latest().onMarkdown(),
      onImageFiles: (files, position) => latest().onImageFiles(files, position),
      onLostPictures: (count) => latest().onLostPictures(count),
      onUnshown: () => latest().onUnshown(),
    });
    const { dom } = created.editor.view;
    dom.dataset.name = name;
    standIns.set(dom, created);
    onEditor(created);
    if (hasFocus) dom.focus();
    return () => {
      created.destroy();
      onEditor(null);
    };
  }, [element, source]);
}
