export { ArticleForm, type ArticleFormProps } from './ArticleForm.tsx';
