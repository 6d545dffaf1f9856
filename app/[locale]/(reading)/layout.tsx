export { default } from '@/app/(site)/(reading)/layout';
