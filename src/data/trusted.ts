type Kind = 'createHTML' | 'createScript' | 'createScriptURL';
type Policy = Record<Kind, (text: string) => string>;

const same = (text: string) => text;
const rules: Policy = { createHTML: same, createScript: same, createScriptURL: same };

/**
 * What turns text into the form that the content security policy asks for, where browsers know it. Each `name` stands in
 * that policy, and in one module alone, which answers for the text.
 */
export function createTrusted(name: string, kind: Kind): (text: string) => string {
  let policy: Policy | undefined;
  return (text) => {
    const { trustedTypes } = globalThis as {
      trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
    };
    policy ??= trustedTypes?.createPolicy(name, rules) ?? rules;
    return policy[kind](text);
  };
}
