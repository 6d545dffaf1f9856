/** The window event that opens the app-download popup. Other code of a page may dispatch it at any time. */
export const OPEN_APP_DOWNLOAD = 'openAppDownloadPopup';
