/** How a fault names an element: its tag, the styled component and what it says. */
export function getName(element: Element): string {
  const component = /^[A-Za-z]+/.exec(element.getAttribute('class') ?? '')?.[0];
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
  return `${element.tagName.toLowerCase()}${component ? `.${component}` : ''}${words ? ` « ${words.slice(0, 30)} »` : ''}`;
}

export const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
