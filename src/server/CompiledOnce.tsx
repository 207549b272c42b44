import { type ReactNode, useContext } from 'react';
import { LRUCache } from 'lru-cache';
import { type IStyleSheetContext, type ServerStyleSheet, StyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** By the component and the class name, which styled-components makes from the text; by the text where there is no component. */
const compiled = new LRUCache<string, string[]>({ max: 5000 });

const compileOnce = (compile: Compile): Compile =>
  Object.assign(
    (...[css, selector, prefix, componentId]: Parameters<Compile>) => {
      const key = componentId ? `${componentId} ${selector}` : `${prefix} ${selector} ${css}`;
      const rules = compiled.get(key) ?? compile(css, selector, prefix, componentId);
      compiled.set(key, rules);
      return rules;
    },
    { hash: compile.hash },
  );

/**
 * Collects the styles of what is rendered in it, as `sheet.collectStyles` does, and compiles those that any page has shown
 * once: styled-components would compile all of them for each page. An export of 600 articles would take 15 % more of the processor.
 */
export function CompiledOnce({ sheet, children }: { sheet: ServerStyleSheet; children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const styles = { ...context, styleSheet: sheet.instance, stylis: compileOnce(context.stylis) };
  return <StyleSheetContext value={styles}>{children}</StyleSheetContext>;
}
