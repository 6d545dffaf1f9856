/** Window events that open the dialogs of the public pages; anything may raise them. */
export const OPEN_APP_DOWNLOAD = 'openAppDownloadPopup';
export const OPEN_SIGN_UP = 'openSignUpDialog';
