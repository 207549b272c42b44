// What a `findBy` or `waitFor` waits for takes longer than its usual second while other programs have the processor.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
