export { MobileMenu, mobileMenuId, type MobileMenuProps } from './MobileMenu.tsx';
