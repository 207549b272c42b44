import { useLayoutEffect } from 'react';
import type { RichTextFieldProps } from '../RichTextField.tsx';
import type { TextEditor } from './createTextEditor.ts';

/** Gives a surface the label, the description and the error of the field that it stands for. */
export function useFieldTies(text: TextEditor | null, ties: RichTextFieldProps['ties']) {
  const { id } = ties;
  const labelledBy = ties['aria-labelledby'];
  const describedBy = ties['aria-describedby'];
  const isInvalid = Boolean(ties['aria-invalid']);
  useLayoutEffect(() => {
    if (!text) return;
    const { view } = text.editor;
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      tabindex: '0',
      ...(id && { id }),
      ...(labelledBy && { 'aria-labelledby': labelledBy }),
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    };
    view.setProps({ attributes });
    const label = labelledBy ? document.getElementById(labelledBy) : null;
    const focus = () => view.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [text, id, labelledBy, describedBy, isInvalid]);
}
