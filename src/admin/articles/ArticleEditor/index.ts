export { ArticleEditor, type ArticleEditorProps } from './ArticleEditor.tsx';
