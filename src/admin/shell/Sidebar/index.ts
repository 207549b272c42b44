export { Sidebar } from './Sidebar.tsx';
export { useSidebar } from './SidebarContext.ts';
export { SidebarProvider } from './SidebarProvider.tsx';
