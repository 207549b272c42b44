export { company } from '#data/company.ts';
