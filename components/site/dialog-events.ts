/** The names of window events that open the dialogs of public pages. */
export const OPEN_APP_DOWNLOAD = 'openAppDownloadPopup';
export const OPEN_SIGN_UP = 'openSignUpDialog';
