export { Cluster } from './Cluster.tsx';
