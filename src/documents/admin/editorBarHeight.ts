/** Height of the bar above the form; what sticks below it stops there. */
export const editorBarHeight = '3.75rem';
