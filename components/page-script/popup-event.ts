/** The window event that opens the app-download popup. Other code of a page may dispatch it at any time. */
export const OPEN_APP_DOWNLOAD = 'openAppDownloadPopup';

/** Asks for the popup; whether something opened it. */
export const requestPopup = (): boolean => !dispatchEvent(new Event(OPEN_APP_DOWNLOAD, { cancelable: true }));
