declare module 'virtual:empty-database' {
  const address: string;
  export default address;
}
