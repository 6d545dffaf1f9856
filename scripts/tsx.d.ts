// Its package has no types for the import that registers it.
declare module 'tsx';
