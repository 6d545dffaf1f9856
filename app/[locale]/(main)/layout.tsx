export { default } from '@/app/(site)/(main)/layout';
