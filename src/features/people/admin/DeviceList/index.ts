export { DeviceList } from './DeviceList.tsx';
