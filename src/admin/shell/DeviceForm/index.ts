export { DeviceForm, type DeviceFormProps } from './DeviceForm.tsx';
